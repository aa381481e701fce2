import type { CommentPhrase, commentPhrases } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import { singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import {
  deletePhrase,
  insertPhrase,
  listPhrases,
  type PhraseRow,
  updatePhrase,
} from './comment-phrases.queries.ts';

const mostPhrases = 100;

const presentPhrase = ({ teacher_id: _, created_at, updated_at, ...phrase }: PhraseRow): CommentPhrase => ({
  ...phrase,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

export const commentPhrasesRoutes = ({ clock, db }: Deps): Handlers<typeof commentPhrases> => ({
  listPhrases: async ({ caller }) => singlePage((await listPhrases(db, caller.id)).map(presentPhrase)),
  addPhrase: async ({ caller, body }) => {
    const added = await insertPhrase(db, { teacher_id: caller.id, ...body }, mostPhrases);
    if (!added) throw conflict(`You can keep ${mostPhrases} phrases. Please remove one first.`);
    return presentPhrase(added);
  },
  editPhrase: async ({ caller, params, body }) => {
    const which = { teacherId: caller.id, phraseId: params.id };
    const changed = await updatePhrase(db, which, { ...body, updated_at: clock.now() });
    if (!changed) throw notFound('This phrase');
    return presentPhrase(changed);
  },
  removePhrase: async ({ caller, params }) => {
    if (!(await deletePhrase(db, caller.id, params.id))) throw notFound('This phrase');
  },
});
