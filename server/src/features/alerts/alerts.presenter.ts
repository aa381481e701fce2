import type { Alert } from '@inkling/contract';
import type { AlertRow } from './alerts.queries.ts';

export const presentAlert = ({ alert, student, writing, acknowledged }: AlertRow): Alert => ({
  id: alert.id,
  created_at: alert.created_at.toISOString(),
  updated_at: alert.updated_at.toISOString(),
  student,
  writing,
  severity: alert.severity,
  category: alert.category,
  excerpt: alert.excerpt,
  source: alert.source,
  acknowledged: acknowledged && { at: acknowledged.at.toISOString(), note: acknowledged.note },
});
