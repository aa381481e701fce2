export { legalDocumentsRoutes } from './legal-documents.routes.ts';
export { seedLegalDocuments } from './seed-legal-documents.ts';
