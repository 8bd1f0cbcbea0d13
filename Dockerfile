# syntax=docker/dockerfile:1
# Parlour as an image. docs/operating/docker.md says how to build it, run it and look after it.

FROM python:3.13-slim AS libraries
COPY requirements.lock /
# Wheels with the hashes of the lock and nothing else: nothing is compiled, and pip stays behind in this stage.
RUN python -m venv --without-pip /venv \
    && pip --python /venv install --no-cache-dir --disable-pip-version-check \
       --require-hashes --only-binary :all: --requirement /requirements.lock

FROM python:3.13-slim
ARG REVISION=""
LABEL org.opencontainers.image.title="Parlour" \
      org.opencontainers.image.description="A Discord bot that hosts board games with hidden hands" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.revision="${REVISION}"

# A number that stays the same, so that a volume's files keep their owner. What is made here is what a volume begins as.
RUN groupadd --gid 10001 parlour \
    && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin parlour \
    && install --directory --owner=parlour --group=parlour --mode=0700 /data

COPY --from=libraries /venv /venv
WORKDIR /app
COPY LICENSE NOTICE bot.py event_loop.py loopback.py measures.py settings.py version.py ./
COPY cogs cogs
COPY data data
COPY games games
COPY operating operating
COPY texts texts
# The folder is read-only from here on; compiled now, a start takes half the time.
RUN python -m compileall -q --invalidation-mode unchecked-hash .

# Inside a container loopback reaches nobody: what is published, and to whom, is decided where it is run.
ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    PARLOUR_DB=/data/parlour.db \
    PARLOUR_HTTP=0.0.0.0:8080

USER 10001:10001
VOLUME ["/data"]
EXPOSE 8080
STOPSIGNAL SIGTERM

# Whether it is alive, not whether Discord is there: nobody should kill a bot for an outage that it waits out.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "from http.client import HTTPConnection as C; c = C('127.0.0.1', 8080, timeout=4); c.request('GET', '/healthz'); raise SystemExit(c.getresponse().status != 200)"]

ENTRYPOINT ["python", "bot.py", "--no-sandbox"]
