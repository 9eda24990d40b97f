import { createWitnesses, type Witnesses } from './witnesses';

const elapsed = () => 0;

/** Records a view from each of many addresses of a network, and a failure if asked. */
function speak(witnesses: Witnesses, network: string, addresses: number, fails = false) {
  for (let host = 1; host <= addresses; host += 1) {
    witnesses.saw(`${network}.${host}`);
    if (fails) witnesses.addFailure(`${network}.${host}`);
  }
}

test('a network counts once, or for up to a fiftieth of all views where that is more', () => {
  const witnesses = createWitnesses(elapsed);
  speak(witnesses, '203.0.113', 200, true);
  expect(witnesses.count()).toEqual({ views: 1, failed: 1 });
  for (let network = 0; network < 199; network += 1) speak(witnesses, `10.0.${network}`, 1);
  speak(witnesses, '203.0.113', 250, true);
  expect(witnesses.count().views).toBeLessThanOrEqual(204 + 1);
  expect(witnesses.count().failed).toBeGreaterThan(1);
  expect(witnesses.count().failed).toBeLessThanOrEqual(5);
});

test('an address counts once in all its notations, and its failure only within an hour of its view', () => {
  let time = 0;
  const witnesses = createWitnesses(() => time);
  for (const address of ['203.0.113.1', '::ffff:203.0.113.1', '2001:db8::1', '2001:db8:0:0:9::']) {
    witnesses.saw(address);
  }
  expect(witnesses.count()).toEqual({ views: 2, failed: 0 });
  time = 3_599_999;
  for (const address of ['198.51.100.1', '203.0.113.1', '::ffff:203.0.113.1']) witnesses.addFailure(address);
  expect(witnesses.count()).toEqual({ views: 2, failed: 1 });
  time = 3_600_000;
  witnesses.addFailure('2001:db8::1');
  expect(witnesses.count().failed).toBe(1);
});
