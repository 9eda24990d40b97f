export function installPackages(options: {
  readonly root: string;
  readonly production?: boolean;
  readonly log: (line: string) => void;
}): Promise<void>;
