/** Share scope of Module Federation: by name and version. `lib`: set once the module is loaded. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>;

interface SharedVersion {
  readonly lib?: () => unknown;
  readonly get: () => unknown;
}

export async function sharedModule<Module>(scope: unknown, name: string): Promise<Module> {
  const [version] = Object.values((scope as ShareScope)[name] ?? {});
  if (!version) throw new Error(`The page shares no ${name}`);
  const factory = version.lib ?? ((await version.get()) as () => unknown);
  return factory() as Module;
}
