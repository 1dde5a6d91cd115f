export { createBucketStore, createFolderStore, type ObjectStore } from './object-store.ts';
export { createS3Client, type S3Client, type S3Config } from './s3-client.ts';
