import * as react from 'react';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';

const modules: Readonly<Record<string, unknown>> = { react, 'react-dom': dom, 'react-dom/client': client };

interface Registration {
  readonly pkgName: string;
  readonly shared: { lib?: () => unknown };
}

interface Federation {
  __GLOBAL_PLUGIN__?: object[];
}

/** Module Federation calls plugins listed here (https://module-federation.io/plugin/dev/index.html). */
const page = globalThis as { __FEDERATION__?: Federation };
page.__FEDERATION__ ??= {};
page.__FEDERATION__.__GLOBAL_PLUGIN__ ??= [];
page.__FEDERATION__.__GLOBAL_PLUGIN__.push({
  name: 'development-react',
  beforeRegisterShare(registration: Registration) {
    const module = modules[registration.pkgName];
    if (module) registration.shared.lib = () => module;
    return registration;
  },
});
