import path from 'node:path';

/** Slowest first: started last, they would make the run longer. */
const longest = [
  ...[
    'pipelines',
    // Not beside the pipelines' start: both wait for the same base image.
    'firstStart',
    'compose',
    'split',
    'newRemote',
    'services',
    'development',
    'mountable',
    'deployments',
    'contentEditor',
    'hostings',
  ],
  ...['canaryGuard', 'ownOrigins', 'stockHost'],
  ...['killedPublisher', 'hostileReleases', 'sharedApi', 'emulator'],
];

function rank(file) {
  const [name] = path.basename(file).split('.');
  return longest.indexOf(name) + 1 || longest.length + 1;
}

export default class LongestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => rank(a.path) - rank(b.path) || a.path.localeCompare(b.path));
  }

  /** Spreads slow files over all shards. */
  shard(tests, { shardIndex, shardCount }) {
    return this.sort(tests).filter((_, index) => index % shardCount === shardIndex - 1);
  }

  cacheResults() {}
}
