import { federationName } from '@site/delivery/repository';

/** What a remote is called in the places where it has a name, all made of that of its folder. */
export interface RemoteNames {
  /** Folder and package: `mfe-promo-code`. */
  readonly folder: `mfe-${string}`;
  /** In Module Federation and in the discovery file: `mfe_promo_code`. */
  readonly federation: string;
  /** Of what belongs to it elsewhere, such as its file in the registry, and of its feature: `promoCode`. */
  readonly camel: string;
  /** Of its types and components: `PromoCode`. */
  readonly pascal: string;
}

/** Words of small letters and digits with single hyphens between: what npm, URLs, and identifiers all take. */
export const isRemoteName = (folder: string): folder is RemoteNames['folder'] =>
  /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder) && folder.length <= 40;

export function namesOf(folder: RemoteNames['folder']): RemoteNames {
  const pascal = folder.slice('mfe-'.length).split('-').map(capitalised).join('');
  return {
    folder,
    federation: federationName(folder),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
  };
}

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
