declare module '@npmcli/config' {
  export default class Config {
    constructor(options: {
      definitions: unknown;
      shorthands: unknown;
      flatten: unknown;
      nerfDarts: unknown;
      npmPath: string;
      env: NodeJS.ProcessEnv;
      argv: readonly string[];
      cwd: string;
      /** False: no warnings about unknown settings. */
      warn: boolean;
    });
    load(): Promise<void>;
    isDefault(key: string): boolean;
    set(key: string, value: unknown): void;
    readonly flat: Readonly<Record<string, unknown>>;
  }
}

declare module '@npmcli/config/lib/definitions/index.js' {
  const npm: { definitions: unknown; shorthands: unknown; flatten: unknown; nerfDarts: unknown };
  export default npm;
}
