import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    readonly noteViolation?: (violation: string) => Promise<void>;
  }
}

/** The violations of the content security policy in the running test. */
export const violations: string[] = [];

/** Notes what the content security policy refuses on every page of a browser. */
export async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.exposeFunction('noteViolation', (violation: string) => {
    violations.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const where = `${location.pathname}, ${sourceFile}:${lineNumber}`;
      void window.noteViolation?.(`${effectiveDirective} ${blockedURI} on ${where} ${sample}`);
    });
  });
}
