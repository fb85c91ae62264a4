import { runOnOurNode } from './run-on-our-node.mjs';

await runOnOurNode('generate.ts');
