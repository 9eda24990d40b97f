import * as v from 'valibot';
import type { SiteConfig, SocialLink } from '../contracts/siteConfig';

/** Networks of the group `social`, which files from before `socialLinks` have. */
const networks = { linkedin: 'LinkedIn', instagram: 'Instagram', whatsapp: 'WhatsApp', facebook: 'Facebook' } as const;
const icons = Object.keys(networks) as (keyof typeof networks)[];

export const earlierSocial = v.looseObject(v.entriesFromList(icons, v.exactOptional(v.unknown())));

/** Content of `site.config.json` with the list of links that an earlier file has as a group. */
export function withSocialLinks(json: unknown): unknown {
  const { social, socialLinks } = Object(json);
  if (socialLinks !== undefined || !v.is(earlierSocial, social)) return json;
  // WhatsApp's link has always been that of `contact.whatsapp`.
  const links = icons.flatMap((icon) => {
    if (icon === 'whatsapp') return { name: networks[icon], icon };
    return social[icon] === undefined ? [] : { name: networks[icon], icon, url: social[icon] };
  });
  return { ...Object(json), socialLinks: links };
}

export function socialByNetwork(links: readonly SocialLink[]): SiteConfig['social'] {
  const urlOf = (icon: string) => links.find((link) => link.icon === icon)?.url ?? '';
  return {
    linkedin: urlOf('linkedin'),
    instagram: urlOf('instagram'),
    whatsapp: urlOf('whatsapp'),
    facebook: urlOf('facebook'),
  };
}
