/**
 * Limits and intervals of the server, by the floor that applies them. Settings of README.md override some. Statistical bounds
 * of the guard stand beside their reasons (docs/decisions/0017-canary-guard.md).
 */

export const baseLimits = {
  /** Largest JSON file of the server that is read (bytes): a larger one was not written by it and could fill the memory. */
  jsonFileBytes: 64 * 2 ** 20,
  /** Time after which a second process that took over a folder from a dead one has shown itself (ms). */
  takeoverMs: 100,
  /** First pause before a retry (ms). */
  shortestPauseMs: 5_000,
  /** Longest pause before a retry (ms). A later due time was written by a wrong clock, and is due now. */
  longestPauseMs: 60 * 60_000,
};

export const httpLimits = {
  /** Messages a minute from one address, unless the setting says otherwise: more than anyone writes by hand. */
  messagesPerMinute: 20,
  /** Messages that are read at the same time: 50 MB of memory at 256 KB each. */
  messagesAtOnce: 200,
  /** Messages that are read at the same time from one address. */
  messagesAtOnceFromAddress: 4,
  /** Observations a minute from one address: a page sends two to five, and a company or a street may share an address. */
  observationsPerMinute: 120,
  /** Addresses that are counted at the same time; beyond that the least recent is forgotten. */
  countedAddresses: 50_000,
  /** Seconds after which to come back when too many requests are in progress: the form gives up after 20. */
  busyRetrySeconds: 10,
  /** Time in which a client sends a body or reads its answer (ms), before it makes room for another where there is none. */
  patienceMs: 3_000,
  /** Time in which a request arrives (ms). */
  requestTimeoutMs: 60_000,
  /** Time without any byte on a connection in the middle of a request or answer (ms). */
  connectionTimeoutMs: 60_000,
  /** Time in which requests in progress end when the server stops (ms). */
  closeMs: 5_000,
};

export const siteLimits = {
  /** Files of a generation that are kept in memory (bytes). */
  memoryBytes: 32 * 2 ** 20,
  /** Largest file that is kept in memory (bytes). */
  largestInMemoryBytes: 2 ** 20,
  /** Folders up to which an unknown address may have a 404 page of its own: bounds its cost. */
  notFoundPageDepth: 4,
  /** Publications during one request after which the last file found is sent. */
  findAttempts: 3,
  /** Time after a page in which views of its network count (ms): most come within seconds, some when a visitor opens a part. */
  servedPageMs: 60 * 60_000,
  /** Networks whose last page is remembered: 10 MB. Beyond that the least recent is forgotten. */
  servedNetworks: 50_000,
  /** Compressed contact pages with a quote that are kept for each form, at 20 KB. */
  quotePages: 300,
  /** Contact pages that are compressed at the same time; further ones are sent uncompressed. */
  quotePagesCompressedAtOnce: 2,
};

export const mailLimits = {
  /** Body of a message (bytes). */
  bodyBytes: 256 * 1024,
  /** Time in which a body arrives (ms): the form gives up by then. */
  bodyArrivalMs: 20_000,
  /** Refused messages whose rest is read at the same time, so that the browser shows the answer. */
  refusedReadAtOnce: 10,
  /** Time for reading the rest of a refused message (ms). */
  refusedArrivalMs: 2_000,
  /** Time in which an equal message is a repeat (ms). */
  repeatMs: 10 * 60_000,
  /** Messages that are remembered to find repeats: 4 MB. Beyond that the oldest are forgotten. */
  rememberedMessages: 20_000,
  /** Addresses whose messages of a day are counted; beyond that the least recent is forgotten. */
  countedAddresses: 50_000,
  /** Messages that wait for delivery (bytes): 2,000 of the largest, or a hundred thousand as people write them. */
  storedBytes: 512 * 2 ** 20,
  /** Messages with a filled hidden field that are kept for the owner; further ones are dropped. */
  heldMessages: 100,
  /** Time in which the queue says how much it holds (ms): later, the form has given up. */
  queueAnswerMs: 5_000,
  /** Pause before messages on the disk are moved again to a database that was away (ms). */
  moveToDatabaseMs: 60_000,
  /** Pause of a file that is no message, or can not be dead-lettered on a full disk (ms). */
  unreadableFileMs: 60 * 60_000,
  /** Interval of looks for messages of other servers, and for messages whose pause is over (ms). */
  pollMs: 1_000,
  /** Longest pause of all messages while no mailbox can be reached (ms). */
  outagePauseMs: 60_000,
  /** Time in which a delivery in progress ends when the server stops (ms). */
  stopMs: 5_000,
  /** Characters of a mail server's answer that are kept. */
  reasonCharacters: 500,
  /** Seconds after which a message that a server took is free again, as that server must have died. Longer than any delivery. */
  deliverySeconds: 900,
  /** Time of a statement (ms). The database ends it before its client gives up: a message without an answer was not stored. */
  statementMs: 8_000,
  /** Characters of the visitor's subject in the subject of the mail; the body has all of it. */
  subjectCharacters: 150,
  /** Characters of the visitor's name beside the reply address: a line of a mail has at most 998 (RFC 5322, 2.1.1). */
  nameCharacters: 100,
};

export const observationsLimits = {
  /** Body of an observation (bytes). */
  bodyBytes: 8 * 1024,
  /** Failures a minute that are logged; further ones are only counted. */
  loggedPerMinute: 20,
  /** Bytes an hour that failures take in the log: 12 MB a day. */
  loggedBytesPerHour: 500_000,
  /** Characters of a thrown error that are kept; pages cut it there as well. */
  failureCharacters: 200,
  /** Time for which one address has its share of observations of a release (ms). */
  shareMs: 60 * 60_000,
  /** Pairs of address and release that are counted: 25 MB. Beyond that the least recent is forgotten. */
  countedPairs: 100_000,
  /** Releases that are counted: 8 MB. Beyond that the least recent is forgotten. Each package has some: live, canary, previous, and those in open tabs. */
  countedReleases: 64,
  /** Interval in which new counts are written (ms). */
  writeMs: 60_000,
};

export const guardLimits = {
  /** Interval of looks at the canaries (ms). */
  pauseMs: 5_000,
  /** Views of a canary from networks that were sent no page, at which the log says so once. */
  unexplainedViews: 20,
  /** Rollbacks that are remembered. */
  keptRollbacks: 20,
  /** Time in which a rollback in progress ends when the server stops (ms); it is tried again at the next start. */
  stopMs: 5_000,
  /** Addresses that are remembered of each release: 10 MB. Beyond that the least recent counts as new. */
  countedAddresses: 50_000,
};
