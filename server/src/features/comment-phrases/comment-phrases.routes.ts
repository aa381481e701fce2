import type { CommentPhrase, commentPhrases } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import { singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { deletePhrase, insertPhrase, listPhrases, type PhraseRow } from './comment-phrases.queries.ts';

const mostPhrases = 100;

const presentPhrase = ({ teacher_id: _, created_at, updated_at, ...phrase }: PhraseRow): CommentPhrase => ({
  ...phrase,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

export const commentPhrasesRoutes = ({ db }: Deps): Handlers<typeof commentPhrases> => ({
  listPhrases: async ({ caller }) => singlePage((await listPhrases(db, caller.id)).map(presentPhrase)),
  addPhrase: async ({ caller, body }) => {
    const added = await insertPhrase(db, { teacher_id: caller.id, ...body }, mostPhrases);
    if (!added) throw conflict(`You can keep ${mostPhrases} phrases. Please remove one first.`);
    return presentPhrase(added);
  },
  removePhrase: async ({ caller, params }) => {
    if (!(await deletePhrase(db, caller.id, params.id))) throw notFound('This phrase');
  },
});
