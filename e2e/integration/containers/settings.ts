import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Settings of podman and buildah for a storage of their own. @returns variables that name the files */
export async function writeSettings(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = {
    CONTAINERS_STORAGE_CONF: `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/storage"\nrunroot = "/run/storage"\n`,
    CONTAINERS_REGISTRIES_CONF: 'unqualified-search-registries = ["docker.io"]\n',
    CONTAINERS_CONF: [
      '[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]',
      '[engine]\ncgroup_manager = "cgroupfs"\nruntime = "runc"\nevents_logger = "file"',
      `[network]\nnetwork_backend = "netavark"\nnetwork_config_dir = "${folder}/networks"\n`,
    ].join('\n'),
  };
  await mkdir(path.join(folder, 'networks'), { recursive: true });
  const variables: Record<string, string> = { DISABLE_HC_SYSTEMD: 'true' };
  for (const [name, text] of Object.entries(files)) {
    variables[name] = path.join(folder, `${name.toLowerCase()}.conf`);
    await writeFile(variables[name], text);
  }
  return variables;
}
