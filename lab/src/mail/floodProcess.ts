/**
 * Floods the server that the first argument names, with so many submissions a second as the second says, for as many
 * seconds as the third; a fourth is an observation that is sent instead. Prints how many were answered with which status.
 */
import { Agent } from 'node:http';
import { observationRequest } from '../observations/observed';
import { sendBody, submitFrom } from './submission';

const [origin = '', perSecond = '', seconds = '', observation] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const statuses: Record<string, number> = {};
const tickMs = 10;
const started = performance.now();
const end = started + Number(seconds) * 1000;
let sent = 0;
let underWay = 0;

const timer = setInterval(() => {
  const now = performance.now();
  const due = Math.floor(((now - started) / 1000) * Number(perSecond));
  // What the server has not answered yet is not made worse without end.
  for (; sent < due && underWay < 2_000; sent += 1) void submit(sent);
  if (now > end) {
    clearInterval(timer);
    console.log(JSON.stringify({ seconds: (now - started) / 1000, statuses }));
    process.exit();
  }
}, tickMs);

async function submit(number: number) {
  underWay += 1;
  const sending = observation
    ? sendBody(origin, Buffer.from(observation), { agent, ...observationRequest })
    : submitFrom(origin, `Robô ${number}`, { agent });
  const status = await sending.catch(() => 'failed');
  statuses[status] = (statuses[status] ?? 0) + 1;
  underWay -= 1;
}
