export async function within<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new TimeLimitError(`No answer after ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}
