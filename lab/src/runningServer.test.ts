import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ownUse, useOfStarted } from './runningServer';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a process uses memory, and more processor time the longer it works', async () => {
  const before = await ownUse(process.pid);
  expect(before.megabytes).toBeGreaterThan(10);
  const started = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  while (used() < 100);
  const worked = (await ownUse(process.pid)).processorMs - before.processorMs;
  expect(worked).toBeGreaterThanOrEqual(80);
  expect(worked).toBeLessThan(1_000);
});

onLinux('what a process has started is told without it itself', async () => {
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  const started = await useOfStarted(process.pid);
  const own = await ownUse(process.pid);
  child.kill();
  expect(started.megabytes).toBeGreaterThan(0);
  expect(started.megabytes).toBeLessThan(own.megabytes);
});
