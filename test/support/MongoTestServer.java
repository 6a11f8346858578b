import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/**
 * A server of the MongoDB wire protocol, in memory. The library's own versions end at wire version 8, which the Node
 * driver 7 refuses; this one says 6.0, wire version 17. Run without compiling: java -cp "lib/*" MongoTestServer.java PORT
 */
public class MongoTestServer {
    public static void main(String[] arguments) {
        MongoVersion version = new MongoVersion() {
            @Override
            public List<Integer> getVersionArray() {
                return List.of(6, 0, 0, 0);
            }

            @Override
            public int getWireVersion() {
                return 17;
            }
        };
        MongoServer server = new MongoServer(new MemoryBackend().version(version));
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
        server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
    }
}
