# Images of compose.yaml that come from Docker Hub, made of Debian's and npm's packages, where no registry of images is reachable.
FROM node:24-bookworm-slim AS packages
# Unpacked alone: the scripts of the packages take a minute, and make a cluster, locales and pages that no test needs.
RUN apt-get update && apt-get install -y --no-install-recommends --download-only postgresql wget \
  && dpkg --unpack --force-depends --force-unsafe-io /var/cache/apt/archives/*.deb \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/archives/*.deb \
  && useradd --system postgres && ln -s /usr/lib/postgresql/*/bin/* /usr/local/bin/
WORKDIR /packages
RUN echo '{ "overrides": { "verdaccio-audit": { "node-fetch": "2.7.0" } } }' >package.json \
  && npm install --ignore-scripts maildev@2.2.1 verdaccio@6.8
ENV PATH=/packages/node_modules/.bin:$PATH

FROM packages AS mail
USER 1000
CMD ["maildev"]

FROM packages AS registry
RUN mkdir -p /verdaccio/storage && chown 10001 /verdaccio/storage
USER 10001
CMD ["verdaccio", "--config", "/verdaccio/conf/config.yaml", "--listen", "http://0.0.0.0:4873"]

FROM packages AS database
ENV PGDATA=/var/lib/postgresql/data
RUN install --directory --owner=postgres $PGDATA /var/run/postgresql
VOLUME /var/lib/postgresql/data
CMD if ! test -s $PGDATA/PG_VERSION; then \
    printf %s "$POSTGRES_PASSWORD" >/tmp/password \
    && initdb --username=$POSTGRES_USER --auth=trust ${POSTGRES_PASSWORD:+--pwfile=/tmp/password} \
    && echo "host all all all $POSTGRES_HOST_AUTH_METHOD" >>$PGDATA/pg_hba.conf \
    && echo "CREATE DATABASE $POSTGRES_USER" | postgres --single postgres; \
  fi && exec postgres -c listen_addresses='*'
