import { continueAfter } from './measure-work.ts';

/** Wraps a port so that after each answer the main thread is attributed to the caller's work again. */
export function attributeAnswers<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...input: unknown[]) => {
        const answer: unknown = Reflect.apply(member, target, input);
        return answer instanceof Promise ? continueAfter(answer) : answer;
      };
    },
  });
}
