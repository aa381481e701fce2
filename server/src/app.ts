import compress from '@fastify/compress';
import { contract, keysOf, limits } from '@inkling/contract';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { accountsRoutes, identify } from './features/accounts/index.ts';
import { achievementsRoutes } from './features/achievements/index.ts';
import { activitiesRoutes } from './features/activities/index.ts';
import { alertsRoutes } from './features/alerts/index.ts';
import { createRecorder } from './features/audit/index.ts';
import { billingRoutes, sandboxRoutes } from './features/billing/index.ts';
import { challengesRoutes } from './features/challenges/index.ts';
import { chatRoutes } from './features/chat/index.ts';
import { childrenRoutes } from './features/children/index.ts';
import { classSignInRoutes } from './features/class-sign-in/index.ts';
import { commentPhrasesRoutes } from './features/comment-phrases/index.ts';
import { courseTeachersRoutes } from './features/course-teachers/index.ts';
import { coursesRoutes } from './features/courses/index.ts';
import { dashboardRoutes } from './features/dashboard/index.ts';
import { districtRoutes } from './features/district/index.ts';
import { enrollmentsRoutes } from './features/enrollments/index.ts';
import { askForScore, feedbackRoutes } from './features/feedback/index.ts';
import { feedbackRoundsRoutes } from './features/feedback-rounds/index.ts';
import { filesRoutes, serveFiles } from './features/files/index.ts';
import { growthRoutes } from './features/growth/index.ts';
import { growthLettersRoutes } from './features/growth-letters/index.ts';
import { helpRoutes } from './features/help/index.ts';
import { legalDocumentsRoutes } from './features/legal-documents/index.ts';
import { ltiRoutes } from './features/lti/index.ts';
import { markComparisonRoutes } from './features/mark-comparison/index.ts';
import { notificationsRoutes } from './features/notifications/index.ts';
import { passkeysRoutes, requireConfirmed } from './features/passkeys/index.ts';
import { progressRoutes } from './features/progress/index.ts';
import { reliefTeachersRoutes } from './features/relief-teachers/index.ts';
import { reportsRoutes } from './features/reports/index.ts';
import { reviewsRoutes } from './features/reviews/index.ts';
import { rosterRoutes } from './features/roster/index.ts';
import { schoolRoutes } from './features/school/index.ts';
import { schoolDataRoutes } from './features/school-data/index.ts';
import { schoolStudentsRoutes } from './features/school-students/index.ts';
import { schoolYearsRoutes } from './features/school-years/index.ts';
import { ssoRoutes } from './features/sso/index.ts';
import { studentOverviewsRoutes } from './features/student-overviews/index.ts';
import { studentsRoutes } from './features/students/index.ts';
import { teacherMarksRoutes } from './features/teacher-marks/index.ts';
import { workflowsRoutes } from './features/workflows/index.ts';
import { writingsRoutes } from './features/writings/index.ts';
import { describeApi } from './http/api-docs.ts';
import { addBodyParsers } from './http/body-parsers.ts';
import { trackConnections } from './http/connections.ts';
import { handleErrors, sendError } from './http/error-handler.ts';
import { serveHealth } from './http/health.ts';
import { logRequests } from './http/log.ts';
import { parseQueryString } from './http/query-string.ts';
import { type EndpointOptions, type Handlers, registerEndpoints } from './http/register-endpoints.ts';
import { reportRefusals } from './http/report-refusals.ts';
import { requestIdOf } from './http/request-id.ts';
import { secureHeaders } from './http/security.ts';
import { serveSecurityTxt } from './http/security-txt.ts';
import { serveMetrics } from './http/serve-metrics.ts';
import { serveWebApp } from './http/serve-web-app.ts';
import { traceRequests } from './http/trace-requests.ts';
import { trackRequests } from './http/track-requests.ts';

/** The handlers of every feature; the type holds each group to its declarations. */
const handlersOf = (deps: Deps): { [G in keyof typeof contract]: Handlers<(typeof contract)[G]> } => ({
  accounts: accountsRoutes(deps),
  achievements: achievementsRoutes(deps),
  activities: activitiesRoutes(deps),
  agreement: markComparisonRoutes(deps),
  alerts: alertsRoutes(deps),
  billing: billingRoutes(deps),
  challenges: challengesRoutes(deps),
  chat: chatRoutes(deps),
  children: childrenRoutes(deps),
  classSignIn: classSignInRoutes(deps),
  commentPhrases: commentPhrasesRoutes(deps),
  courses: coursesRoutes(deps),
  courseTeachers: courseTeachersRoutes(deps),
  dashboard: dashboardRoutes(deps),
  district: districtRoutes(deps),
  enrollments: enrollmentsRoutes(deps),
  feedback: feedbackRoutes(deps),
  files: filesRoutes(deps),
  growth: growthRoutes(deps),
  growthLetters: growthLettersRoutes(deps),
  help: helpRoutes(deps),
  notifications: notificationsRoutes(deps),
  legalDocuments: legalDocumentsRoutes(deps),
  lti: ltiRoutes(deps),
  passkeys: passkeysRoutes(deps),
  progress: progressRoutes(deps),
  reliefTeachers: reliefTeachersRoutes(deps),
  workflows: workflowsRoutes(deps),
  reports: reportsRoutes(deps),
  reviews: reviewsRoutes(deps),
  feedbackRounds: feedbackRoundsRoutes(deps),
  roster: rosterRoutes(deps),
  school: schoolRoutes(deps),
  schoolData: schoolDataRoutes(deps),
  schoolStudents: schoolStudentsRoutes(deps),
  schoolYears: schoolYearsRoutes(deps),
  sso: ssoRoutes(deps),
  studentOverviews: studentOverviewsRoutes(deps),
  students: studentsRoutes(deps),
  teacherMarks: teacherMarksRoutes(deps),
  sandbox: sandboxRoutes(deps),
  writings: writingsRoutes(deps, {
    askForScore: (caller, writingId) => askForScore(deps, caller, writingId),
  }),
});

const serveContract = (app: FastifyInstance, deps: Deps): void => {
  const options: EndpointOptions = {
    identify: (authorization) => identify(deps, authorization),
    rateLimits: deps.rateLimits,
    requireProof: (caller) => requireConfirmed(deps, caller),
    record: createRecorder(deps),
    securityEvents: deps.securityEvents,
  };
  const handlers = handlersOf(deps);
  for (const name of keysOf(contract)) {
    // The loop pairs each group with its own handlers, which a union of groups can't express.
    registerEndpoints(app, { name, endpoints: contract[name], handlers: handlers[name] as never }, options);
  }
};

/** How long a running request may take once the server closes: as long as a browser waits for it. */
export const openRequestsWaitMs = limits.request_timeout_ms;

const endConnectionsOnStop = (app: FastifyInstance, stopping: AbortSignal): void => {
  const connections = trackConnections(app.server);
  const askForNoMore = async (_: FastifyRequest, reply: FastifyReply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  };
  // When it comes, for streams, which never pass the second; when it is answered, for what came before the signal.
  app.addHook('onRequest', askForNoMore);
  app.addHook('onSend', askForNoMore);
  app.addHook('preClose', async () => connections.end(openRequestsWaitMs));
};

/** The whole server, not yet listening: tests and main build it alike. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    frameworkErrors: sendError,
    genReqId: ({ headers }) => requestIdOf(headers),
    // Lines have the request's id by themselves: a logger for each request would only cost.
    childLoggerFactory: (log) => log,
    // Room for the longest file name, each character of which may take four bytes, written as %XX.
    routerOptions: { querystringParser: parseQueryString, maxParamLength: limits.filename_max * 12 },
    bodyLimit: 4 * 1024 * 1024,
    trustProxy: deps.config.TRUST_PROXY,
    forceCloseConnections: 'idle',
    // What was sent on an open connection before its sender knew that we stop is answered like any other.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  trackRequests(app);
  traceRequests(app, deps.traces);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Shared school computers: what people wrote is kept nowhere unless a route says so. On the raw response, where the
    // files of the web app say otherwise: a header of Fastify's own would win over theirs.
    reply.raw.setHeader('cache-control', 'no-store');
  });
  endConnectionsOnStop(app, deps.stopping);
  handleErrors(app);
  reportRefusals(app, deps.securityEvents);
  addBodyParsers(app);
  logRequests(app);
  serveMetrics(app, deps);
  await secureHeaders(app, deps.config);
  await app.register(compress);
  await describeApi(app);
  serveContract(app, deps);
  serveHealth(app, deps);
  serveSecurityTxt(app, deps);
  await serveFiles(app, deps);
  await serveWebApp(app, deps.config);
  return app;
};
