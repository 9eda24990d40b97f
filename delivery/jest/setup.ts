import '@testing-library/jest-dom';

// A warning in the console is a bug (React's own included): it fails the test that caused it, also where a component
// or a promise would swallow what is thrown here. A test that expects one gives the method an implementation.
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest
      .spyOn(console, method)
      .mockReset()
      .mockImplementation((...args: unknown[]) => {
        // How long a check of Redux Toolkit's takes, which no production build has, is up to the machine.
        if (/^\w+Middleware took \d+ms/.test(String(args[0]))) return;
        complaints.push(`console.${method}: ${args.map(String).join(' ')}`);
      });
  }
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});
