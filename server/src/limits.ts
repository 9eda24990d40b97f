/** Full caches evict the least recently used entry. Settings of README.md override some limits. */

export const baseLimits = {
  /** Bytes: the server writes no larger JSON file. */
  jsonFileBytes: 64 * 2 ** 20,
  /** ms to wait for a second process to take over the same folder. */
  takeoverMs: 100,
  shortestPauseMs: 5_000,
  /** ms. A later due time comes from a wrong clock and counts as due. */
  longestPauseMs: 60 * 60_000,
};

export const httpLimits = {
  /** Default of `RATE_LIMIT`, per address: more than anyone writes by hand. */
  messagesPerMinute: 20,
  /** 50 MB of memory at 256 KB each. */
  messagesAtOnce: 200,
  messagesAtOnceFromAddress: 4,
  /** Shares of the free places. */
  atOnceShares: { network: 1 / 4, provider: 1 },
  /** Per address, which many visitors may share; a page sends two to five. */
  observationsPerMinute: 120,
  countedAddresses: 50_000,
  /** The form gives up after 20 s. */
  busyRetrySeconds: 10,
  /** ms to send a body or read an answer, while the server is full. */
  patienceMs: 3_000,
  requestTimeoutMs: 60_000,
  connectionTimeoutMs: 60_000,
  closeMs: 5_000,
};

export const siteLimits = {
  memoryBytes: 32 * 2 ** 20,
  largestInMemoryBytes: 2 ** 20,
  /** Attempts while publications interrupt a request; then the last file found is sent. */
  findAttempts: 3,
  /** ms in which views of a network count: most come within seconds. */
  servedPageMs: 60 * 60_000,
  /** 10 MB. */
  servedNetworks: 50_000,
  /** Filled-in contact pages; further ones are sent uncompressed. */
  compressionsAtOnce: 2,
};

export const mailLimits = {
  bodyBytes: 256 * 1024,
  /** ms: the form gives up by then. */
  bodyArrivalMs: 20_000,
  /** Refused bodies that are read to their end, which lets the browser show the answer. */
  refusedReadAtOnce: 10,
  refusedArrivalMs: 2_000,
  repeatMs: 10 * 60_000,
  /** 4 MB. */
  rememberedMessages: 20_000,
  countedAddresses: 50_000,
  /** Bytes: 2,000 of the largest messages, or 100,000 of usual length. */
  storedBytes: 512 * 2 ** 20,
  /** Shares of the free bytes, in a day. */
  storedShares: { network: 1 / 50, provider: 1 / 8 },
  /** Limit for all visitors: a forged form can send a confirmation to anybody. */
  confirmationsPerDay: 200,
  /** 4 MB. */
  confirmedAddresses: 20_000,
  /** Further held messages are dropped. */
  heldMessages: 100,
  /** Shares of the free places, in a day. */
  heldShares: { network: 1 / 4, provider: 1 / 2 },
  /** ms, shorter than the wait of the form. */
  queueAnswerMs: 5_000,
  moveToDatabaseMs: 60_000,
  /** ms, also for a file that a full disk prevents from being dead-lettered. */
  unreadableFileMs: 60 * 60_000,
  /** ms between two counts of the time that messages have waited. */
  expiryMs: 60 * 60_000,
  /** ms between two counts; a longer time comes from a wrong clock, or a server that was off. */
  longestStepMs: 48 * 60 * 60_000,
  /** ms after which a database writes down the time that a message has waited. */
  waitWriteMs: 24 * 60 * 60_000,
  clockToleranceMs: 5 * 60_000,
  /** ms, for messages of other servers and for due retries. */
  pollMs: 1_000,
  outagePauseMs: 60_000,
  stopMs: 5_000,
  reasonCharacters: 500,
  /** s, longer than any delivery: the server that exceeds it has died. */
  deliverySeconds: 900,
  /** ms, shorter than the client's: an unanswered message was not stored. */
  statementMs: 8_000,
  /** Products of a quote, more than any visitor asks for: each is a page to read. */
  checkedPrices: 200,
  /** The body of the mail has the whole subject. */
  subjectCharacters: 150,
  /** A line of a mail has at most 998 characters (RFC 5322, 2.1.1). */
  nameCharacters: 100,
};

export const observationsLimits = {
  bodyBytes: 8 * 1024,
  /** Further failures are only counted. */
  loggedPerMinute: 20,
  /** 12 MB a day. */
  loggedBytesPerHour: 500_000,
  /** Pages cut error texts at the same length. */
  failureCharacters: 200,
  shareMs: 60 * 60_000,
  /** Pairs of address and release: 25 MB. */
  countedPairs: 100_000,
  /** 8 MB. Open tabs use further releases. */
  countedReleases: 64,
  writeMs: 60_000,
};

export const contactsLimits = {
  /** Counted presses per address: a company behind one address presses less. */
  pressesPerHour: 20,
  countedAddresses: 50_000,
  /** Counted kinds and places of a day: three for each page. Further ones are not counted. */
  placesPerDay: 2_000,
  writeMs: 60_000,
};

export const guardLimits = {
  /** ms between two comparisons of a canary with live. */
  pauseMs: 5_000,
  /** ms after which views of live are too old for a comparison. */
  longestBlockMs: 60 * 60_000,
  /** Views of a canary, at equal shares, after which the test needs none of live. */
  loneViews: 20,
  /** ms during which a failure can follow its view. */
  viewMs: 60 * 60_000,
  /** Largest share of one network in the views, beyond its first view. */
  networkShare: 0.02,
  /** ms after which a page that starts has reported, on slow telephones too. */
  reportMs: 120_000,
  /** ms after which a page that starts has usually reported. */
  usualReportMs: 15_000,
  /** ms in which a report may come from the page before, which is left as the next one arrives. */
  earlyMs: 2_000,
  /** The log warns once. */
  unexplainedViews: 20,
  keptRollbacks: 20,
  /** ms; the next start retries the rollback. */
  stopMs: 5_000,
  /** Per release: 10 MB. An evicted address would count again. */
  countedAddresses: 50_000,
};

export const rules = {
  /** Probability that a harmless canary is ever rolled back. */
  alpha: 0.001,
  /** Harmless excess over live's failure rate: 1 percentage point. */
  margin: 0.01,
  /** Views needed: whoever owns that many networks can have a canary rolled back. */
  leastViews: 15,
  leastFailedViews: 12,
  /** A visitor may have two addresses: this root keeps the bound for dependent views (Hölder's inequality). */
  viewsTogether: 2,
  /** Without views of live, the highest failure rate to assume of it: a publisher would notice more failures. */
  highestLiveLimit: 0.2,
} as const;

export type Rules = { readonly [Key in keyof typeof rules]: number };

/** Recovered hydrations. Extensions and translators alter up to a tenth of the pages; alpha adds to that of `rules`. */
export const recoveryRules: Rules = { ...rules, alpha: 0.0001, margin: 0.2 };

/**
 * Pages that were sent and never reported. Many visitors leave at once or block reports, so nothing is known without live;
 * alpha adds to that of `rules`.
 */
export const silenceRules: Rules = { ...rules, alpha: 0.0001, margin: 0.2, highestLiveLimit: 1 };
