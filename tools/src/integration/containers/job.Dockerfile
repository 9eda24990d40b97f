# Stands for node:24-bookworm, where no registry of images is reachable: programs of it that commands of the workflows use.
FROM node:24-bookworm-slim AS job
RUN apt-get update && apt-get install -y --no-install-recommends git jq && rm -rf /var/lib/apt/lists/*
