import { jobBackendContract } from '../../contract/job-backend/job-backend-contract.ts';
import { openSqliteBackend } from '../../support/job-backends.ts';

jobBackendContract('SQLite', () => openSqliteBackend(), { keepsLocks: true });
