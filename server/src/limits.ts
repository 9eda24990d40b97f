/**
 * Limits and intervals of the server, by the floor that applies them; full caches evict the least recently used entry. Settings
 * of README.md override some. Statistical bounds of the guard stand beside their reasons (docs/decisions/0017-canary-guard.md).
 */

export const baseLimits = {
  /** Largest JSON file that is read (bytes): the server writes none that large, and it could fill the memory. */
  jsonFileBytes: 64 * 2 ** 20,
  /** Wait for a second process that takes over the same folder (ms). */
  takeoverMs: 100,
  shortestPauseMs: 5_000,
  /** ms. A later due time was written by a wrong clock, and counts as due. */
  longestPauseMs: 60 * 60_000,
};

export const httpLimits = {
  /** Default of `RATE_LIMIT`, per address: more than anyone writes by hand. */
  messagesPerMinute: 20,
  /** Submissions received at the same time: 50 MB of memory at 256 KB each. */
  messagesAtOnce: 200,
  messagesAtOnceFromAddress: 4,
  /** Per address: a page sends two to five, and a company or a street may share an address. */
  observationsPerMinute: 120,
  countedAddresses: 50_000,
  /** `Retry-After` of a 503: the form gives up after 20 s. */
  busyRetrySeconds: 10,
  /** Time to send a body or read an answer (ms). A slower client may lose its connection while the server is full. */
  patienceMs: 3_000,
  requestTimeoutMs: 60_000,
  /** Idle time of a connection during a request or answer (ms). */
  connectionTimeoutMs: 60_000,
  /** Grace period of requests in progress at shutdown (ms). */
  closeMs: 5_000,
};

export const siteLimits = {
  memoryBytes: 32 * 2 ** 20,
  largestInMemoryBytes: 2 ** 20,
  /** Attempts while publications interrupt a request; then the last file found is sent. */
  findAttempts: 3,
  /** Time after a page in which views of its network count (ms): most come within seconds, some when a visitor opens a part. */
  servedPageMs: 60 * 60_000,
  /** Networks with a recorded page: 10 MB. */
  servedNetworks: 50_000,
  /** Compressed quote pages per form, 20 KB each. */
  quotePages: 300,
  /** Concurrent compressions of quote pages; further pages are sent uncompressed. */
  quotePagesCompressedAtOnce: 2,
};

export const mailLimits = {
  bodyBytes: 256 * 1024,
  /** Time in which a body must arrive (ms): the form gives up by then. */
  bodyArrivalMs: 20_000,
  /** Refused bodies that are read to their end at the same time, so that the browser shows the answer. */
  refusedReadAtOnce: 10,
  refusedArrivalMs: 2_000,
  /** Time within which an equal message is a repeat (ms). */
  repeatMs: 10 * 60_000,
  /** Messages remembered to find repeats: 4 MB. */
  rememberedMessages: 20_000,
  countedAddresses: 50_000,
  /** Size of the queue (bytes): 2,000 of the largest messages, or 100,000 of usual length. */
  storedBytes: 512 * 2 ** 20,
  /** Confirmations to visitors, in all: a forged form can send one to anybody. */
  confirmationsPerDay: 200,
  /** Addresses that got a confirmation: 4 MB. */
  confirmedAddresses: 20_000,
  /** Held messages, whose hidden field was filled in; further ones are dropped. */
  heldMessages: 100,
  /** Timeout of the queue's summary (ms): later, the form has given up. */
  queueAnswerMs: 5_000,
  /** Pause before messages on the disk are moved to the database again (ms). */
  moveToDatabaseMs: 60_000,
  /** Pause of a file that is not a message, or that a full disk prevents from being dead-lettered (ms). */
  unreadableFileMs: 60 * 60_000,
  /**
   * Interval of deleting messages past their retention (ms), and the time from the start to the first deletion: by then the
   * machine has set its clock.
   */
  expiryMs: 60 * 60_000,
  /** Interval of polling the queue (ms), for messages of other servers and for due retries. */
  pollMs: 1_000,
  /** Longest pause of the dispatcher during an outage of the mail server or the queue (ms). */
  outagePauseMs: 60_000,
  /** Grace period of a delivery in progress at shutdown (ms). */
  stopMs: 5_000,
  reasonCharacters: 500,
  /** Lease of a message in the database (s): a server that exceeds it must have died. Longer than any delivery. */
  deliverySeconds: 900,
  /** Timeout of a statement in the database (ms), shorter than the client's: an unanswered message was not stored. */
  statementMs: 8_000,
  /** The body of the mail has the whole subject. */
  subjectCharacters: 150,
  /** A line of a mail has at most 998 characters (RFC 5322, 2.1.1). */
  nameCharacters: 100,
};

export const observationsLimits = {
  bodyBytes: 8 * 1024,
  /** Logged a minute; further failures are only counted. */
  loggedPerMinute: 20,
  /** Bytes of logged failures an hour: 12 MB a day. */
  loggedBytesPerHour: 500_000,
  /** Length of an error message; pages cut at the same length. */
  failureCharacters: 200,
  shareMs: 60 * 60_000,
  /** Pairs of address and release with a limit: 25 MB. */
  countedPairs: 100_000,
  /** Releases with counts: 8 MB. Packages have live, canary, previous and releases in open tabs. */
  countedReleases: 64,
  writeMs: 60_000,
};

export const guardLimits = {
  pauseMs: 5_000,
  /** Views of a canary from networks that were sent no page, at which the log warns once. */
  unexplainedViews: 20,
  keptRollbacks: 20,
  /** Grace period of a rollback in progress at shutdown (ms); the next start retries it. */
  stopMs: 5_000,
  /** Addresses recorded per release: 10 MB. An evicted one would count again. */
  countedAddresses: 50_000,
};
