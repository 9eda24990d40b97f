import { table } from './timedCommands';

test('commands are told in their order, with their sum', () => {
  expect(
    table([
      { line: 'npm start', seconds: 90.04 },
      { line: 'npm run lint', seconds: 5.5 },
    ]),
  ).toBe(
    '| command | seconds |\n| --- | ---: |\n| `npm start` | 90.0 |\n| `npm run lint` | 5.5 |\n| 2 commands | 95.5, 1.6 min |',
  );
});
