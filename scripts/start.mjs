import { runOnOurNode } from './run-on-our-node.mjs';

await runOnOurNode('start.ts', { hasTools: false });
