import { serveWorkerThread } from './serve-worker-thread.ts';

export type Task =
  | { readonly do: 'double'; readonly value: number }
  | { readonly do: 'fail' }
  | { readonly do: 'loop' }
  | { readonly do: 'fill the heap' };

serveWorkerThread((task: Task): number => {
  if (task.do === 'double') return task.value * 2;
  if (task.do === 'fail') throw new Error('this task fails');
  const arrays: number[][] = [];
  for (;;)
    if (task.do === 'fill the heap')
      arrays.push(Array.from({ length: 10_000 }, () => Math.random()));
});
