import type { App } from '../../core/app.ts';
import { hook } from '../../core/hook.ts';
import type { Right } from '../../core/model/rights.ts';
import type { AttentionCode, Dashboard } from './model.ts';

type Parts = Omit<Dashboard, 'at' | 'time_zone' | 'attention'>;

/** A part of the dashboard, which the module computes that has the rows. */
export type DashboardPart = {
  [Name in keyof Parts]: {
    name: Name;
    /** Who sees it; `null`: every user. */
    right: Right | null;
    compute(app: App): Promise<NonNullable<Parts[Name]>>;
  };
}[keyof Parts];

export const dashboardParts = hook<DashboardPart>();

/** Something of a module that a user should look at. */
export interface AttentionCheck {
  code: AttentionCode;
  /** Who can do something about it. */
  right: Right;
  /** 0: nothing to do. */
  count(app: App): Promise<number>;
}

export const attentionChecks = hook<AttentionCheck>();
