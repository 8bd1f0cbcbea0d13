/** Something others can listen to. */
export class Emitter {
  #listeners = new Map();

  /** Listen; returns how to stop. */
  on(type, run) {
    if (!this.#listeners.has(type)) this.#listeners.set(type, new Set());
    this.#listeners.get(type).add(run);
    return () => this.#listeners.get(type).delete(run);
  }

  /** Tell everybody who listens. */
  emit(type, detail) {
    for (const run of [...(this.#listeners.get(type) ?? [])]) run(detail);
  }
}
