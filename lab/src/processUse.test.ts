import { processUse } from './processUse';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a process uses memory, and more processor time the longer it works', async () => {
  const before = await processUse(process.pid);
  expect(before.megabytes).toBeGreaterThan(10);
  const started = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  while (used() < 100);
  const worked = (await processUse(process.pid)).processorMs - before.processorMs;
  expect(worked).toBeGreaterThanOrEqual(80);
  expect(worked).toBeLessThan(1_000);
});
