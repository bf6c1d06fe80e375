# Base images are named by digest (Node 26.10.0); the tag beside it tells where a newer one comes from.
#   docker build --build-arg DINAM_BUILD="$(git log -1 --format='%h, %cs')" -t dinam .
FROM --platform=$BUILDPLATFORM node:26-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.json ./
COPY packages ./packages
RUN npm ci --ignore-scripts
COPY client ./client
COPY bin ./bin
COPY src ./src
COPY admin ./admin
# The help of the interface is made of the documents.
COPY docs ./docs
COPY scripts/build-admin.ts scripts/build-api-page.ts scripts/build-help.ts scripts/docs-menu.ts scripts/help-words.ts scripts/build-places.ts scripts/build-server.ts scripts/stack-lines.ts ./scripts/
COPY scripts/release ./scripts/release
COPY .env.example CHANGELOG.md LICENSE ./
# What `--version` says of the commit: there is no git here.
ARG DINAM_BUILD
RUN node scripts/build-server.ts
RUN node scripts/build-admin.ts
ARG TARGETARCH
RUN node scripts/release/program.ts /program --arch "$TARGETARCH" --without-node --any

FROM node:26-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build /program ./
# Fills the cache of compiled code, and shows that the image starts and reads pictures.
RUN ln -s /app/bin/dinam.mjs /usr/local/bin/dinam && dinam --version && node -e "require('sharp')" && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/dinam.mjs"]
CMD ["serve"]
