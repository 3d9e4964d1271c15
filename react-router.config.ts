import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web/app',
  buildDirectory: 'build',
  ssr: true,
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
