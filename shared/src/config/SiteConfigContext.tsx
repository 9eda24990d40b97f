import { createContext, use } from 'react';
import type { SiteConfig } from '../contracts';

const SiteConfigContext = createContext<SiteConfig | null>(null);

export const SiteConfigProvider = SiteConfigContext.Provider;

export function useSiteConfig(): SiteConfig {
  const config = use(SiteConfigContext);
  if (!config) throw new Error('useSiteConfig must be used below a SiteConfigProvider');
  return config;
}
