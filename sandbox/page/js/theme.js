/** Light, dark, or as the system has it. */

const KEY = "sandbox-theme";

export function chosenTheme() {
  return localStorage.getItem(KEY) ?? "system";
}

export function applyTheme() {
  const theme = chosenTheme();
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function setTheme(theme) {
  if (theme === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  applyTheme();
}
