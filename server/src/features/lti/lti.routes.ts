import type { lti } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { createSecretBox } from '../../services/secrets/secret-box.ts';
import { hashToken } from '../accounts/index.ts';
import { enterFromPlatform } from './enter-from-platform.ts';
import { finishLaunch } from './finish-launch.ts';
import { consumePickedActivity, findPlatformByCode } from './lti.queries.ts';
import {
  addPlatform,
  changePlatform,
  makeNewKey,
  readPlatforms,
  removePlatform,
  setPlatformEnabled,
} from './manage-platforms.ts';
import {
  readPlatformCourseOfClass,
  sendClassGradesAgain,
  syncMembersNow,
  unlinkClass,
} from './platform-course-of-class.ts';
import { createPlatforms } from './platforms.ts';
import { makeRegistrationLink, registerPlatform } from './register-platform.ts';
import { setFirstPassword } from './set-first-password.ts';
import { chooseActivity, chooseClass, readSetUp } from './set-up-course.ts';
import { launchPagePath, startLaunch, startPagePath } from './start-launch.ts';
import { shownKeys } from './tool-key.ts';
import { readMyPlatforms, removeMyPlatform, unlinkStudent } from './unlink.ts';

export const ltiRoutes = (served: Deps): Handlers<typeof lti> => {
  const deps = {
    ...served,
    platforms: createPlatforms(served.config),
    secrets: createSecretBox(served.config, served.securityEvents),
  };
  return {
    listPlatforms: async ({ caller }) => singlePage(await readPlatforms(deps, caller)),
    addPlatform: ({ caller, body }) => addPlatform(deps, caller, body),
    changePlatform: ({ caller, params, body }) => changePlatform(deps, { caller, id: params.id }, body),
    setPlatformEnabled: ({ caller, params, body }) =>
      setPlatformEnabled(deps, { caller, id: params.id }, body.enabled),
    removePlatform: ({ caller, params }) => removePlatform(deps, { caller, id: params.id }),
    makeNewKey: ({ caller, params }) => makeNewKey(deps, { caller, id: params.id }),
    makeRegistrationLink: ({ caller, params }) => makeRegistrationLink(deps, { caller, id: params.id }),
    registerPlatform: ({ body }) => registerPlatform(deps, body),
    // An empty list for a platform that is not there: addresses tell nothing.
    readToolKeys: async ({ params }) => {
      const platform = await findPlatformByCode(deps.db, params.code);
      return { keys: platform ? shownKeys(platform) : [] };
    },
    openLogin: ({ params, query }) => startPagePath(params.code, query),
    postLogin: ({ params, body }) => startPagePath(params.code, body),
    startLaunch: ({ params, body, ssoCookie }) =>
      startLaunch(deps, { code: params.code, parameters: body }, ssoCookie),
    postLaunch: ({ params, body }) => launchPagePath(params.code, body),
    finishLaunch: ({ params, body, ssoCookie, device }) =>
      finishLaunch(deps, { ...body, code: params.code, cookie: ssoCookie.value, device }),
    enterFromPlatform: ({ body, ssoCookie, address, device, deviceCookie }) =>
      enterFromPlatform(deps, body, { cookie: ssoCookie.value, address, device, deviceCookie }),
    readSetUp: ({ caller, body }) => readSetUp(deps, caller, body.ticket),
    chooseClass: ({ caller, body }) => chooseClass(deps, caller, body),
    chooseActivity: ({ caller, body }) => chooseActivity(deps, caller, body),
    listMyPlatforms: async ({ caller }) => singlePage(await readMyPlatforms(deps, caller)),
    setFirstPassword: ({ caller, body }) => setFirstPassword(deps, caller, body.password),
    removeMyPlatform: ({ caller, params }) => removeMyPlatform(deps, caller, params.id),
    unlinkStudent: ({ caller, params }) => unlinkStudent(deps, caller, params.id),
    readPlatformCourseOfClass: ({ caller, params }) => readPlatformCourseOfClass(deps, caller, params.id),
    unlinkClass: ({ caller, params }) => unlinkClass(deps, caller, params.id),
    syncMembersNow: ({ caller, params, body }) =>
      syncMembersNow(deps, caller, { courseId: params.id, letLeave: body.let_leave }),
    sendClassGradesAgain: ({ caller, params }) => sendClassGradesAgain(deps, caller, params.id),
    takeChoice: async ({ body }) => ({
      choice: (await consumePickedActivity(deps.db, hashToken(body.frame), deps.clock.now())) ?? null,
    }),
  };
};
