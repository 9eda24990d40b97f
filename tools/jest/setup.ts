import '@testing-library/jest-dom';

// A warning in the console is a bug (React's own included): it fails the test that caused it.
for (const method of ['error', 'warn'] as const) {
  jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
    throw new Error(`console.${method}: ${args.map(String).join(' ')}`);
  });
}
