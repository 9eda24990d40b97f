import path from 'node:path';

/** Tests by the name of their file, those that take longest first: none of these may begin when the others are nearly through. */
const longest = [
  ...['newRemote', 'split', 'development', 'versionMatrix', 'hostings', 'nodeVersions', 'firstPackages', 'canaryGuard'],
  ...['stockHost', 'previewTools', 'openTab', 'ownOrigins'],
  ...['killedPublisher', 'hostileReleases', 'sharedApi', 'emulator'],
];

function rank(file) {
  const [name] = path.basename(file).split('.');
  return longest.indexOf(name) + 1 || longest.length + 1;
}

/** The order of files of tests, also where Jest does not remember how long each took. */
export default class LongestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => rank(a.path) - rank(b.path) || a.path.localeCompare(b.path));
  }

  /** Deals the sorted files out, so that each part has its share of those that take longest. */
  shard(tests, { shardIndex, shardCount }) {
    return this.sort(tests).filter((_, index) => index % shardCount === shardIndex - 1);
  }

  cacheResults() {}
}
