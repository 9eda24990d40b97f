import '@testing-library/jest-dom';

// A console warning is a bug and fails its test, unless the test gives the method an implementation.
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest
      .spyOn(console, method)
      .mockReset()
      .mockImplementation((...args: unknown[]) => {
        // Redux Toolkit's development check depends on the machine's speed.
        if (/^\w+Middleware took \d+ms/.test(String(args[0]))) return;
        complaints.push(`console.${method}: ${args.map(String).join(' ')}`);
      });
  }
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});
