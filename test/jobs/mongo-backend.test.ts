import assert from 'node:assert/strict';
import { openMongoBackend } from '../../src/jobs/mongo-backend.ts';
import { jobBackendContract } from '../contract/job-backend/job-backend-contract.ts';
import { jobRunnerContract } from '../contract/job-runner/job-runner-contract.ts';
import { itNeeds } from '../support/needs.ts';

/** Address of the server that `npm run services` started, or that the environment names. */
const mongodbUrl = process.env['MONGODB_URL'];

describe('jobs/mongo-backend', () => {
  it('says that the database cannot be reached, without its address', async () => {
    await assert.rejects(openMongoBackend('mongodb://someone:secret@127.0.0.1:9/jobs'), (error: Error) => {
      assert.match(error.message, /MONGODB_URL/u);
      assert.doesNotMatch(error.message, /secret|127/u);
      return true;
    });
  });

  for (const url of [
    'mongodb://someone:secret:more@db.example.com/jobs',
    'mongodb://someone:secret@db.example.com:99999999/jobs',
    'mongodb://someone:secret@db.example.com/jobs?tls=maybe',
  ]) {
    it(`tells an address that says nothing from a database that is away: ${url}`, async () => {
      await assert.rejects(openMongoBackend(url), (error: Error) => {
        assert.match(error.message, /MONGODB_URL: is no connection string of MongoDB/u);
        assert.doesNotMatch(error.message, /secret|example/u);
        return true;
      });
    });
  }

  if (mongodbUrl === undefined) {
    itNeeds('MongoDB', 'npm test, or npm run services');
  } else {
    // Its own saving takes the lock off a running job; the runner saves only what is new or changed.
    jobBackendContract('MongoDB', () => openMongoBackend(mongodbUrl), { keepsLocks: false });
    jobRunnerContract('MongoDB', () => openMongoBackend(mongodbUrl));
  }
});
