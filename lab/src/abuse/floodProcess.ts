import { Agent } from 'node:http';
import { type EndpointName, endpoints } from './endpoints';
import { sendBody } from './sendBody';

/** What the process that floods a server is told. */
export interface FloodOrder {
  readonly origin: string;
  readonly endpoint: EndpointName;
  /** Bodies a second. */
  readonly rate: number;
  readonly seconds: number;
}

/** What it tells at the end. */
export interface Flooded {
  readonly seconds: number;
  /** How many were answered, by status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** ms */
const tick = 10;

// A process of its own, so that what visitors notice is not this one's lack of time.
process.once('message', async ({ origin, endpoint, rate, seconds }: FloodOrder) => {
  const body = await endpoints[endpoint].body();
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const statuses: Record<string, number> = {};
  const started = performance.now();
  let sent = 0;
  let underWay = 0;

  async function send() {
    underWay += 1;
    const status = await sendBody(origin, endpoints[endpoint], body, { agent }).catch(() => 'failed');
    statuses[status] = (statuses[status] ?? 0) + 1;
    underWay -= 1;
  }

  const timer = setInterval(() => {
    const passed = (performance.now() - started) / 1000;
    // What the server has not answered yet is not made worse without end.
    for (; sent < passed * rate && underWay < 2_000; sent += 1) void send();
    if (passed <= seconds) return;
    clearInterval(timer);
    const flooded: Flooded = { seconds: passed, statuses };
    process.send?.(flooded, () => process.exit());
  }, tick);
});
