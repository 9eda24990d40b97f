import { type ChildProcess, spawn } from 'node:child_process';
import type { Browser } from '@playwright/test';
import { firstFreePort } from '../freePort';
import { inRoot } from '../paths';
import { startChromium } from '../startChromium';
import { newVisitor } from './realSite';

let browser: Browser;
let server: ChildProcess | undefined;

beforeAll(async () => {
  browser = await startChromium();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  server?.kill('SIGTERM');
});

test('npm run dev shows the whole site from source', async () => {
  const port = await firstFreePort(3900);
  server = spawn(process.execPath, [inRoot('tools/bin/run.mjs'), 'dev'], {
    cwd: inRoot(),
    env: { ...process.env, PORT: String(port) },
  });
  const { stdout } = server;
  await new Promise<void>((resolve) => {
    stdout?.on('data', (text) => {
      if (String(text).includes('Ready on')) resolve();
    });
  });
  const { page, console: said } = await newVisitor(browser, `http://localhost:${port}`);
  // It answers once everything is compiled.
  await page.goto('/produtos', { timeout: 120_000, waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1, name: 'Extintores de incêndio' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fale conosco' }).waitFor();
  expect(said.filter((line) => /failed|could not be loaded|is not a function/.test(line))).toEqual([]);
}, 240_000);
