import { nextPaint } from '@zampa/ui/states/next-paint';
import { createContext, use, useEffect } from 'react';

type TargetDose = { readonly plan?: string | undefined; readonly dose?: string | undefined };

/** The dose that the address names, which the pet's page scrolls to. */
export const TargetDoseContext = createContext<TargetDose>({});

export const planElementId = (planId: string): string => `plan-${planId}`;

export const doseElementId = (planId: string, dueAt: string): string => `dose-${planId}-${dueAt}`;

/** Scrolls to the dose that the address names, or to its plan if the dose is not listed, once they are loaded. */
export function useScrollToDose(isLoaded: boolean): void {
  const { plan, dose } = use(TargetDoseContext);
  useEffect(() => {
    if (!isLoaded || !plan || !dose) return undefined;
    let isCurrent = true;
    // After a navigation the router first scrolls to the top.
    void nextPaint().then(() => {
      const element =
        document.getElementById(doseElementId(plan, dose)) ??
        document.getElementById(planElementId(plan));
      if (isCurrent) element?.scrollIntoView({ block: 'center' });
    });
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, plan, dose]);
}
