/** Runs a step in a task of its own, so that the browser handles the visitor's events before it. */
export async function inNextTask<T>(step: () => Promise<T>): Promise<T> {
  await nextTask();
  return step();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    // Browsers delay `setTimeout` to a second in hidden tabs.
    port2.postMessage(null);
  });
}
