/** Does one thing after another, each in a task of its own: the browser answers the visitor in between. */
export async function inTasks(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await nextTask();
    await step();
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    // Not `setTimeout`: in a tab that nobody sees it waits for a second.
    port2.postMessage(null);
  });
}
