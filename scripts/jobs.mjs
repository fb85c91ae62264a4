import { runOnOurNode } from './run-on-our-node.mjs';

await runOnOurNode('jobs.ts', { hasTools: false });
