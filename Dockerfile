# The server with its page: docker build -t republik . && docker run -p 8000:8000 -v republik:/data republik
# Requirements and options: docs/running.md.

FROM node:22-bookworm-slim AS node

# The page is generated from the package's own components, messages and types, so Node and Python are needed together.
FROM python:3.11-bookworm AS build
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
 && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
WORKDIR /src
COPY . .
RUN python -m venv /env \
 && /env/bin/python tools/install.py play . \
 && touch /env/.playable \
 && make build/.page build/.site BIN=/env/bin PLAYABLE=/env/.playable
RUN /env/bin/python tools/install.py build \
 && REPUBLIK_REQUIRE_COMPILED=1 /env/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
 && cp requirements/server.txt /wheels

FROM python:3.11-slim-bookworm
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --require-hashes --requirement /wheels/server.txt \
 && pip install --no-cache-dir --no-index "$(echo /wheels/republik-*.whl)[server,postgres,redis]" \
 && rm -r /wheels \
 && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin republik \
 && install -d -o republik -g republik -m 0700 /data
USER republik
ENV REPUBLIK_DATA=/data PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["republik"]
CMD ["serve", "--host", "0.0.0.0"]
