import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web/app',
  buildDirectory: 'build',
  ssr: true,
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
  // Loaders of the browser are a few lines: files of their own would only lengthen the manifest that every page loads.
  splitRouteModules: false,
} satisfies Config;
